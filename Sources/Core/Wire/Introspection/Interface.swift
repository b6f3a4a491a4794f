/// An interface the daemon offers, with the text that describes it.
package struct Interface: Sendable {
  package let name: String
  private let text: [UInt8]

  package init(_ name: String, _ text: [UInt8]) {
    self.name = name
    self.text = text
  }

  package var description: String { String(decoding: text, as: UTF8.self) }

  /// Every file of `Interfaces`, by name.
  package static var all: [Interface] {
    [
      Interface("org.varlink.service", PackageResources.org_varlink_service_varlink),
      Interface(StatusCalls.interface, PackageResources.io_github_fastd_status_varlink),
      Interface(FastCalls.interface, PackageResources.io_github_fastd_fast_varlink),
      Interface(HistoryCalls.interface, PackageResources.io_github_fastd_history_varlink),
      Interface(ChangeCalls.interface, PackageResources.io_github_fastd_changes_varlink),
      Interface(RemindCalls.interface, PackageResources.io_github_fastd_remind_varlink),
      Interface(WindowCalls.interface, PackageResources.io_github_fastd_window_varlink),
      Interface(ScheduleCalls.interface, PackageResources.io_github_fastd_schedule_varlink),
      Interface(ProfileCalls.interface, PackageResources.io_github_fastd_profile_varlink),
      Interface(ProgramCalls.interface, PackageResources.io_github_fastd_program_varlink),
      Interface(WeightCalls.interface, PackageResources.io_github_fastd_weight_varlink),
      Interface(MealCalls.interface, PackageResources.io_github_fastd_meal_varlink),
      Interface(FoodCalls.interface, PackageResources.io_github_fastd_food_varlink),
      Interface(EventCalls.interface, PackageResources.io_github_fastd_events_varlink),
      Interface(StatisticsCalls.interface, PackageResources.io_github_fastd_statistics_varlink),
      Interface(ExportCalls.interface, PackageResources.io_github_fastd_export_varlink),
      Interface(BackupCalls.interface, PackageResources.io_github_fastd_backup_varlink),
      Interface(ImportCalls.interface, PackageResources.io_github_fastd_import_varlink),
      Interface(PopupCalls.interface, PackageResources.io_github_fastd_popup_varlink),
      Interface(SettingsCalls.interface, PackageResources.io_github_fastd_settings_varlink),
      Interface(DaemonCalls.interface, PackageResources.io_github_fastd_daemon_varlink),
    ]
  }
}
